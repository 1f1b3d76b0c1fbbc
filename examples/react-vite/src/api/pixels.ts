import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PixelCreateFields, PixelUpdateFields } from 'shortlink-kit/client'
import { useConnection } from './connection.tsx'
import { succeed, unwrap } from './errors.ts'
import { useOptimisticDelete } from './records.ts'
import type { Pixel, PixelParameters } from './types.ts'

const lists = ['pixels']

/** One page of pixels. The previous page is shown until it is loaded. */
export function usePixels(query: PixelParameters) {
  const { client } = useConnection()
  return useQuery({
    queryKey: [...lists, query],
    queryFn: ({ signal }) => unwrap(client.GET('/pixels', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

const choice: PixelParameters = { per_page: 100, sort_by: 'name', sort: 'asc' }

/** Pixels to select from, by name: the first hundred, which is the largest page (section 8). */
export function usePixelChoice(): Pixel[] {
  return usePixels(choice).data?.data ?? []
}

/** Saves a form: creates a pixel, or changes an existing one. */
export type PixelChange = { fields: PixelCreateFields } | { id: number; fields: PixelUpdateFields }

export function useSavePixel() {
  const { client } = useConnection()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: PixelChange) =>
      'id' in change
        ? unwrap(client.PUT('/pixels/{id}', { params: { path: { id: change.id } }, body: change.fields }))
        : unwrap(client.POST('/pixels', { body: change.fields })),
    onSuccess: () => queries.invalidateQueries({ queryKey: lists }),
  })
}

export function useDeletePixel() {
  const { client } = useConnection()
  return useOptimisticDelete<Pixel>({
    lists,
    // Links refer to pixels, and lose a deleted one.
    related: [['links']],
    send: ({ id }) => succeed(client.DELETE('/pixels/{id}', { params: { path: { id } } })),
    nameOf: pixel => `“${pixel.name}”`,
  })
}
