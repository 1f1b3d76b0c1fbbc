import type { Twist } from '../server/twist.ts'
import type { Resource } from '../server/wire.ts'
import type { Kind } from './kind.ts'

/** The kind `a/links`: it is treacherous only about links, or only about pixels. */
export function onlyAbout(resource: Resource, kind: Kind): Kind {
  return {
    ...kind,
    id: `${kind.id}/${resource}`,
    title: `${kind.title}; only ${resource}`,
    twist: world => limited(resource, kind.twist(world)),
  }
}

/** A twist that leaves the other resource as it is. */
function limited(resource: Resource, twist: Twist): Twist {
  const is = (other: { resource: Resource | undefined } | undefined) => other?.resource === resource
  return {
    newId: (next, of, foreign) =>
      twist.newId !== undefined && of === resource ? twist.newId(next, of, foreign) : next(),
    find: (id, next, request) =>
      twist.find !== undefined && is(request) ? twist.find(id, next, request) : next(id),
    visible: (record, request) => !is(record) || (twist.visible?.(record, request) ?? true),
    lingers: (removed, request) => is(removed.record) && (twist.lingers?.(removed, request) ?? false),
    listed: (records, request) => (is(request) && twist.listed?.(records, request)) || records,
    aim: (record, request) => (is(record) && twist.aim?.(record, request)) || [record],
    keep: (values, request) => (is(request) && twist.keep?.(values, request)) || values,
    create: (next, request, values) =>
      twist.create !== undefined && is(request) ? twist.create(next, request, values) : next(),
    remove: (next, records, request) =>
      twist.remove !== undefined && is(request) ? twist.remove(next, records, request) : next(),
    shownId: (next, record, place) =>
      twist.shownId !== undefined && is(record) ? twist.shownId(next, record, place) : next(),
    show: (shown, record, place, request) =>
      (is(record) && twist.show?.(shown, record, place, request)) || shown,
    answer: (next, request) =>
      twist.answer !== undefined && is(request) ? twist.answer(next, request) : next(),
  }
}
