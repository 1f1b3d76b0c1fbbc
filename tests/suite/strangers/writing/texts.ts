import type { Draw } from '../grammar/index.ts'
import { type JsonObject, styled } from './json.ts'
import type { Member } from './members.ts'
import type { LinkSubject } from './subject.ts'

/** Members with texts that contain values, and the clicks. */
export function textMembers(draw: Draw): Member<LinkSubject>[] {
  return [
    ...shortMembers(draw),
    ...aliasMembers(draw),
    ...qrMembers(draw),
    ...selfMembers(draw),
    ...clickMembers(draw),
  ]
}

function hostOf({ link, store }: LinkSubject): string {
  return store.domains.find(({ id }) => id === link.fields.domain_id)!.name
}

function shortMembers(draw: Draw): Member<LinkSubject>[] {
  const path = [draw['names.short']]
  const hostAndPath = (subject: LinkSubject) => `${hostOf(subject)}/${subject.link.fields.alias}`
  switch (draw['link.short']) {
    case 'address':
      return [{ path, of: subject => `https://${hostAndPath(subject)}` }]
    case 'host-and-path':
      return [{ path, of: hostAndPath }]
    case 'object':
      return [
        { path: [...path, 'full'], of: subject => `https://${hostAndPath(subject)}` },
        { path: [...path, 'display'], of: hostAndPath },
        { path: [...path, 'scheme'], of: () => 'https' },
      ]
    case 'hidden':
      return []
  }
}

function aliasMembers(draw: Draw): Member<LinkSubject>[] {
  switch (draw['link.alias-made']) {
    case 'none':
      return []
    case 'custom':
      return [{ path: ['custom_alias'], of: ({ link }) => link.fields.own_alias }]
    case 'generated':
      return [{ path: ['auto_alias'], of: ({ link }) => Number(!link.fields.own_alias) }]
  }
}

function qrMembers(draw: Draw): Member<LinkSubject>[] {
  const path = ['qr_code']
  switch (draw['link.qr']) {
    case 'none':
      return []
    case 'path':
      return [{ path, of: subject => `https://${hostOf(subject)}/${subject.link.fields.alias}/qr.svg` }]
    case 'query':
      return [
        {
          path,
          of: subject => {
            const address = `https://${hostOf(subject)}/${subject.link.fields.alias}`
            return `https://qr.acme.example/?size=200&data=${encodeURIComponent(address)}`
          },
        },
      ]
  }
}

function selfMembers(draw: Draw): Member<LinkSubject>[] {
  switch (draw['link.self']) {
    case 'none':
      return []
    case 'path':
      return [{ path: ['self'], of: ({ link }) => `${draw['service.path']}/links/${link.id}` }]
    case 'address':
      return [{ path: ['api_url'], of: ({ link, baseUrl }) => `${baseUrl}/links/${link.id}` }]
    case 'name':
      return [{ path: ['resource'], of: ({ link }) => `links/${link.id}` }]
    case 'in-links':
      return [{ path: ['links', 'self'], of: ({ link, baseUrl }) => `${baseUrl}/links/${link.id}` }]
  }
}

function clickMembers(draw: Draw): Member<LinkSubject>[] {
  const path = [...(draw['link.group.counts'] === 'nested' ? ['counts'] : []), draw['names.clicks']]
  switch (draw['link.clicks']) {
    case 'number':
      return [{ path, of: ({ link }) => link.clicks }]
    case 'text':
      return [{ path, of: ({ link }) => String(link.clicks) }]
    case 'object':
      return [{ path, of: ({ link }) => clickObject(link.clicks, draw) }]
    case 'hidden':
      return []
  }
}

function clickObject(clicks: number, draw: Draw): JsonObject {
  return { total: clicks, [styled('unique_visitors', draw)]: Math.ceil(clicks * 0.7) }
}
