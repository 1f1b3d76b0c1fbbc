// examples/scale/kubernetes.yaml. The tests check what its parts say about each other and about the mock.
// They do not check it against the schemas of Kubernetes.
import { readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { serve } from '../../../src/hosts/node/index.ts'
import { createMock } from '../../../src/mock/mock.ts'

const path = fileURLToPath(new URL('../../../examples/scale/kubernetes.yaml', import.meta.url))
const documents = parseAllDocuments(readFileSync(path, 'utf8'), { uniqueKeys: true })
const objects = documents.map(document => document.toJS())

function objectOf(kind: string) {
  const [object, ...others] = objects.filter(one => one.kind === kind)
  if (object === undefined || others.length > 0) throw new Error(`There is not one ${kind}`)
  return object
}

describe('examples/scale/kubernetes.yaml', () => {
  const service = objectOf('Service')
  const set = objectOf('StatefulSet')
  const ingress = objectOf('Ingress')
  const pod = set.spec.template
  const [container] = pod.spec.containers

  it('has three objects without mistakes in the YAML', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
    expect(objects.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).toEqual([
      'v1 Service',
      'apps/v1 StatefulSet',
      'networking.k8s.io/v1 Ingress',
    ])
  })

  it('the service has the pods of the set, and keeps those that are not ready', () => {
    expect(service.spec).toMatchObject({ clusterIP: 'None', publishNotReadyAddresses: true })
    expect(set.spec.serviceName).toBe(service.metadata.name)
    expect(set.spec.selector.matchLabels).toEqual(service.spec.selector)
    expect(pod.metadata.labels).toEqual(service.spec.selector)
    const [port] = container.ports
    expect(service.spec.ports).toEqual([{ name: 'http', port: port.containerPort, targetPort: port.name }])
  })

  it('the ingress sends a key to one pod, no request twice, and nothing to the control plane', () => {
    const annotations = ingress.metadata.annotations
    const prefix = 'nginx.ingress.kubernetes.io/'
    expect(annotations[`${prefix}upstream-hash-by`]).toBe('$http_authorization')
    expect(annotations[`${prefix}proxy-next-upstream`]).toBe('off')
    for (const value of Object.values(annotations)) expect(value).toBeTypeOf('string')
    const paths = ingress.spec.rules.flatMap(({ http }: { http: { paths: unknown[] } }) => http.paths)
    const backend = { service: { name: service.metadata.name, port: { name: 'http' } } }
    expect(paths).toEqual([
      { path: '/api/v1', pathType: 'Prefix', backend },
      { path: '/openapi.yaml', pathType: 'Exact', backend },
      { path: '/openapi.json', pathType: 'Exact', backend },
    ])
  })

  it('each pod has a volume at the folder of its state file', () => {
    const [claim] = set.spec.volumeClaimTemplates
    expect(container.volumeMounts).toEqual([{ name: claim.metadata.name, mountPath: '/app/data' }])
    // The working directory of the image is /app.
    expect(container.args[container.args.indexOf('--state') + 1]).toBe('data/state.json')
    expect(pod.spec.securityContext).toMatchObject({ runAsNonRoot: true, fsGroup: 1000 })
  })

  it('the probes ask for what is public with a token, and the token is a secret', () => {
    for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe])
      expect(probe.httpGet).toEqual({ path: '/__admin/health', port: 'http' })
    const [variable] = container.env
    expect(variable.name).toBe('SHORTLINK_ADMIN_TOKEN')
    expect(variable.valueFrom.secretKeyRef).toEqual({ name: 'shortlink-mock', key: 'admin-token' })
    expect(container.args).not.toContain('--no-admin')
  })
})

describe('A probe from another address', () => {
  const other = Object.values(networkInterfaces())
    .flat()
    .find(address => address?.family === 'IPv4' && !address.internal)?.address

  async function probe(admin: { token: string } | true, path: string) {
    const { server, close } = await serve(createMock(), { host: '0.0.0.0', port: 0, admin })
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server has no port')
    try {
      const { status } = await fetch(`http://${other}:${address.port}/__admin${path}`)
      return status
    } finally {
      await close()
    }
  }

  it.skipIf(other === undefined)(
    'gets 403 without a token, and 200 with one that it does not send',
    async () => {
      const token = 'a-token-of-24-characters'
      expect(await probe(true, '/health')).toBe(403)
      expect(await probe({ token }, '/health')).toBe(200)
      expect(await probe({ token }, '/accounts')).toBe(401)
    },
  )
})
