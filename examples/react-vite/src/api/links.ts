import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LinkCreateFields, LinkUpdateFields } from 'shortlink-kit/client'
import { useConnection } from './connection.tsx'
import { succeed, unwrap } from './errors.ts'
import { useOptimisticDelete } from './records.ts'
import type { Link, LinkParameters } from './types.ts'

const lists = ['links']

/** One page of links. The previous page is shown until it is loaded. */
export function useLinks(query: LinkParameters) {
  const { client } = useConnection()
  return useQuery({
    queryKey: [...lists, query],
    queryFn: ({ signal }) => unwrap(client.GET('/links', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Saves a form: creates a link, or changes an existing one. */
export type LinkChange = { fields: LinkCreateFields } | { id: number; fields: LinkUpdateFields }

export function useSaveLink() {
  const { client } = useConnection()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: LinkChange) =>
      'id' in change
        ? unwrap(client.PUT('/links/{id}', { params: { path: { id: change.id } }, body: change.fields }))
        : unwrap(client.POST('/links', { body: change.fields })),
    onSuccess: () => queries.invalidateQueries({ queryKey: lists }),
  })
}

export function useDeleteLink() {
  const { client } = useConnection()
  return useOptimisticDelete<Link>({
    lists,
    send: ({ id }) => succeed(client.DELETE('/links/{id}', { params: { path: { id } } })),
    nameOf: link => `“${link.title ?? link.alias}”`,
  })
}
