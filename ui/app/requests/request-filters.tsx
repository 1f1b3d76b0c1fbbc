import { SelectField, TextField } from '../parts/field.tsx'
import { type JournalFilter, operationIds, statusClasses } from './journal-filter.ts'

interface RequestFiltersProps {
  filter: JournalFilter
  hasAccount: boolean
  onFilter(filter: JournalFilter): void
}

/** The controls that choose which requests are listed. */
export function RequestFilters({ filter, hasAccount, onFilter }: RequestFiltersProps) {
  const change = (part: Partial<JournalFilter>) => onFilter({ ...filter, ...part })
  const check = (
    label: string,
    name: 'isOwnAccount' | 'isRefusedOnly' | 'hasFindingsOnly',
    isDisabled = false,
  ) => (
    <label class="check">
      <input
        type="checkbox"
        checked={filter[name]}
        disabled={isDisabled}
        onChange={event => change({ [name]: event.currentTarget.checked })}
      />
      {label}
    </label>
  )
  return (
    <search class="toolbar request-filters" aria-label="Filter of the requests">
      <TextField
        label="Text"
        class="request-text"
        value={filter.text}
        onValue={text => change({ text })}
        input={{ type: 'search', placeholder: 'Target, reason or finding', maxLength: 2048 }}
      />
      <SelectField
        label="Operation"
        value={filter.operation}
        options={[['', 'All operations'] as const, ...operationIds.map(id => [id, id] as const)]}
        onValue={operation => change({ operation })}
      />
      <SelectField
        label="Status"
        value={filter.status}
        options={statusClasses}
        onValue={status => change({ status })}
      />
      <fieldset class="request-checks">
        <legend class="visually-hidden">Only some requests</legend>
        {check('This account', 'isOwnAccount', !hasAccount)}
        {check('Refused', 'isRefusedOnly')}
        {check('With findings', 'hasFindingsOnly')}
      </fieldset>
    </search>
  )
}
