import { accountKinds } from './accounts.ts'
import { alikeKinds } from './alike.ts'
import { createAnswerKinds, errorKinds } from './answers.ts'
import { bodyKinds } from './bodies.ts'
import { createKinds } from './creates.ts'
import { deleteKinds } from './deletes.ts'
import { echoKinds } from './echoes.ts'
import { formKinds } from './forms.ts'
import { getKinds } from './gets.ts'
import { idKinds } from './ids.ts'
import type { Kind } from './kind.ts'
import { lagKinds } from './lags.ts'
import { listKinds } from './lists.ts'
import { looseIdKinds } from './loose-ids.ts'
import { oddIdKinds } from './odd-ids.ts'
import { otherKinds } from './others.ts'
import { plain } from './plain.ts'
import { rawByteKinds } from './raw-bytes.ts'
import { redirectKinds } from './redirects.ts'
import { replicaKindsAll } from './replicas.ts'
import { shownIdKinds } from './shown-ids.ts'
import { sizeKinds } from './sizes.ts'
import { typedIdKinds } from './typed-ids.ts'
import { updateKinds } from './updates.ts'
import { valueKinds } from './values.ts'

/** Every kind of server on which the suite is tested. */
export const kinds: readonly Kind[] = [
  plain,
  ...formKinds,
  ...shownIdKinds,
  ...idKinds,
  ...looseIdKinds,
  ...oddIdKinds,
  ...createKinds,
  ...createAnswerKinds,
  ...valueKinds,
  ...getKinds,
  ...errorKinds,
  ...listKinds,
  ...accountKinds,
  ...lagKinds,
  ...updateKinds,
  ...deleteKinds,
  ...redirectKinds,
  ...bodyKinds,
  ...otherKinds,
  ...typedIdKinds,
  ...replicaKindsAll,
  ...echoKinds,
  ...sizeKinds,
  ...rawByteKinds,
  ...alikeKinds,
]
