import { UsageError } from '../../contract-tests/core/usage.ts'
import { answersOf, type Dialect } from '../dialect/dialect.ts'
import type { Mock } from '../mock/mock.ts'
import { errorCode } from './files.ts'
import type { Log } from './log-types.ts'
import { flag, textOption } from './option.ts'

/** The options for where the records of accounts come from, besides the seed. */
export const recordOptions = {
  state: {
    ...textOption(
      'FILE',
      'Load the records from this file if it exists, and store each change in it before the response is sent.',
    ),
    completions: { files: true as const },
  },
  watch: flag('Reload the seed file when it is saved. All accounts then start again with its records.'),
}

/** A mock, and what ends its storage. */
export interface StatefulMock {
  mock: Mock
  /** Stores what is not stored yet, and unlocks the file. */
  close(): Promise<void>
}

const reasons: Readonly<Record<string, string>> = {
  EISDIR: 'it is a directory',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EACCES: 'there is no permission to read it, or to write in its folder',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
}

/**
 * Stores the accounts of a mock in the file that --state names. Throws UsageError if the file cannot be used.
 * @param options the key of the account whose state a plain seed file is, and the mock's time
 */
export async function withState(
  mock: Mock,
  path: string,
  { key, now, log, dialect }: { key: string; now: number; log: Log; dialect: Dialect },
): Promise<StatefulMock> {
  // Loaded here because only --state needs it.
  const { fileMock, LockedError, openState, StateError, StateWriteError } = await import(
    '../hosts/state/index.ts'
  )
  const { SeedError } = await import('../store/seeds/index.ts')
  const isShared = answersOf(dialect)['auth.scope'] === 'shared'
  const onError = (error: unknown) => {
    if (error instanceof StateWriteError) log.warned(error.message)
    else log.failed(error)
  }
  try {
    const usual = { key: isShared ? '' : key, now }
    const { file, state, release } = await openState(path, usual)
    const kept = fileMock(mock, { file, state, onError })
    const close = async () => {
      // The log has the reason. Every acknowledged change is in the file.
      await kept.flush().catch(() => undefined)
      release()
    }
    return { mock: kept, close }
  } catch (error) {
    if (error instanceof StateError || error instanceof SeedError) throw new UsageError(error.message)
    const code = errorCode(error)
    const reason = error instanceof LockedError ? error.message : (reasons[code] ?? code)
    throw new UsageError(`Failed to open the state ${JSON.stringify(path)}: ${reason}`)
  }
}
