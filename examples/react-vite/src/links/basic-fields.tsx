import { messagesOf } from '../api/errors.ts'
import { domains, nameOf, spaces } from '../api/mode.ts'
import type { Link } from '../api/types.ts'
import { TextField } from '../ui/field.tsx'
import { NamedIdField } from '../ui/named-id-field.tsx'
import type { PartProps } from './part.ts'

/** The destination, the domain, the alias and the space of a link. */
export function BasicFields({ draft, change, errors, link }: PartProps & { link: Link | null }) {
  return (
    <div className="grid grid-three">
      <div className="whole">
        <TextField
          label="Destination"
          type="url"
          required
          data-autofocus
          placeholder="https://"
          value={draft.url}
          errors={messagesOf(errors, 'url')}
          onValue={url => change({ url })}
        />
      </div>
      {link ? (
        <div className="field">
          <span className="label">Domain</span>
          <p className="fixed">{nameOf(domains, 'Domain', link.domain_id)}</p>
          <p className="hint">The domain of a link cannot be changed.</p>
        </div>
      ) : (
        <NamedIdField
          label="Domain"
          none="First domain of the account"
          known={domains}
          value={draft.domain_id}
          errors={messagesOf(errors, 'domain_id')}
          onValue={domain_id => change({ domain_id })}
        />
      )}
      <TextField
        label="Alias"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.alias}
        hint={link ? undefined : 'If empty, the service generates one.'}
        errors={messagesOf(errors, 'alias')}
        onValue={alias => change({ alias })}
      />
      <NamedIdField
        label="Space"
        none="None"
        known={spaces}
        value={draft.space_id}
        errors={messagesOf(errors, 'space_id')}
        onValue={space_id => change({ space_id })}
      />
    </div>
  )
}
