import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../ui/toasts.tsx'

interface Page<Row> {
  data: Row[]
  meta: { total: number }
}

interface Deletion<Row> {
  /** The key under which the lists are cached. */
  lists: QueryKey
  /** Keys of other queries that show data of the record. */
  related?: QueryKey[]
  send: (row: Row) => Promise<void>
  nameOf: (row: Row) => string
}

/**
 * Deletes a record, and removes it from all lists before the service responds. If the service refuses, the
 * lists are restored, and a message offers to try again.
 */
export function useOptimisticDelete<Row extends { id: number }>(deletion: Deletion<Row>) {
  const queries = useQueryClient()
  const notify = useNotify()
  const mutation = useMutation({
    mutationFn: deletion.send,
    async onMutate(row: Row) {
      await queries.cancelQueries({ queryKey: deletion.lists })
      const before = queries.getQueriesData<Page<Row>>({ queryKey: deletion.lists })
      queries.setQueriesData<Page<Row>>({ queryKey: deletion.lists }, page => page && without(page, row.id))
      return before
    },
    onError(error, row, before) {
      for (const [key, page] of before ?? []) queries.setQueryData(key, page)
      notify({
        kind: 'error',
        text: `${deletion.nameOf(row)} is still there: ${error.message}`,
        action: { label: 'Try again', run: () => mutation.mutate(row) },
      })
    },
    onSuccess: (_done, row) => notify({ kind: 'success', text: `${deletion.nameOf(row)} is deleted.` }),
    onSettled: () =>
      Promise.all(
        [deletion.lists, ...(deletion.related ?? [])].map(queryKey =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return mutation
}

function without<Row extends { id: number }>(page: Page<Row>, id: number): Page<Row> {
  const data = page.data.filter(row => row.id !== id)
  const gone = page.data.length - data.length
  return { ...page, data, meta: { ...page.meta, total: page.meta.total - gone } }
}
