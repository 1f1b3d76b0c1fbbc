import { accountKinds } from './accounts.ts'
import { createAnswerKinds, errorKinds } from './answers.ts'
import { bodyKinds } from './bodies.ts'
import { createKinds, valueKinds } from './creates.ts'
import { formKinds } from './forms.ts'
import { idKinds } from './ids.ts'
import type { Kind } from './kind.ts'
import { looseIdKinds } from './loose-ids.ts'
import { oddIdKinds } from './odd-ids.ts'
import { otherKinds } from './others.ts'
import { plain } from './plain.ts'
import { getKinds, lagKinds, listKinds } from './reads.ts'
import { redirectKinds } from './redirects.ts'
import { deleteKinds, updateKinds } from './writes.ts'

/** Every kind of server that the suite is held against. */
export const kinds: readonly Kind[] = [
  plain,
  ...formKinds,
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
]
