import { expect, it } from 'vitest'
import { addLink } from '../support/records.ts'
import { type Method, type Rig, rigKey, startRig } from '../support/rig.ts'

/** A rig that records every response with its headers. */
async function startRecordingRig(
  seed: 'demo' | 'empty',
  keys?: string[],
): Promise<{ rig: Rig; answers: string[] }> {
  const answers: string[] = []
  const rig = await startRig({
    seed,
    onAnswer: ({ response }) => answers.push(JSON.stringify(response)),
    ...(keys && { keys }),
  })
  return { rig, answers }
}

it('GET /links and all other responses show whether a password is set, but no password', async () => {
  const { rig, answers } = await startRecordingRig('empty')
  const passwords = ['password=TOPSECRET-1', 'privacy_password=TOPSECRET-2'] as const
  const link = await addLink(rig, ['privacy=2', ...passwords])
  expect(link).toMatchObject({ password: true, privacy_password: true })
  // The passwords are stored all the same.
  expect(rig.store.links.get(1)).toMatchObject({ password: 'TOPSECRET-1', privacy_password: 'TOPSECRET-2' })
  await rig.put('/links/1', ['password=TOPSECRET-3', 'privacy_password=TOPSECRET-4'])
  await rig.get('/links/1')
  await rig.get('/links?search=TOP&search_by=url')
  // A refusal repeats the input, unless it is a secret.
  const refused = await rig.post('/links', ['url=x', 'privacy=9', ...passwords])
  expect(refused.body.errors).toHaveProperty('url')
  await rig.post('/links', ['password[]=TOPSECRET-5', 'privacy_password[0]=TOPSECRET-6'])
  await rig.put('/links/1', ['alias=a b', ...passwords])
  await rig.send('POST', '/links', {
    headers: { 'content-type': 'text/plain' },
    body: 'password=TOPSECRET-7',
  })
  await rig.send('PATCH', '/links/1', { body: 'password=TOPSECRET-8' })
  await rig.put('/links/9', passwords)
  await rig.delete('/links/1')
  expect(answers.length).toBeGreaterThanOrEqual(11)
  expect(answers.filter(answer => answer.includes('TOPSECRET'))).toEqual([])
})

it('GET /links shows no password of the demo seed either', async () => {
  const { rig, answers } = await startRecordingRig('demo')
  const secrets = [...rig.store.links.values()].flatMap(link => [link.password, link.privacy_password])
  const set = secrets.filter(secret => secret !== null)
  expect(set.length).toBeGreaterThan(3)
  await rig.get('/links?per_page=100')
  for (const id of rig.store.links.ids()) await rig.get(`/links/${id}`)
  for (const secret of set) expect(answers.filter(answer => answer.includes(secret))).toEqual([])
})

it('GET /links and all other responses show no key [auth.invalid]', async () => {
  const { rig, answers } = await startRecordingRig('empty', [rigKey, 'another-valid-key'])
  const requests: [method: Method, path: string][] = [
    ['GET', '/links'],
    ['POST', '/links'],
    ['GET', '/links/1'],
    ['PATCH', '/links/1'],
    ['GET', '/nothing'],
    ['OPTIONS', '/links'],
  ]
  const keys = [rigKey, 'another-valid-key', 'a-wrong-key', 'a malformed key']
  for (const key of keys) for (const [method, path] of requests) await rig.as(key).send(method, path)
  expect(answers).toHaveLength(keys.length * requests.length)
  for (const key of keys) expect(answers.filter(answer => answer.includes(key))).toEqual([])
})
