import { addLink, addPixels, type LinkRecord } from './records.ts'
import { type Form, type Rig, startRig } from './rig.ts'

/** A link with every field set, to see which values an update preserves. */
const full: Form = [
  'url=https://a.example/old',
  'domain_id=2',
  'alias=old',
  'password=p',
  'space_id=1',
  'pixel_ids[]=1',
  'pixel_ids[]=2',
  'disabled=0',
  'privacy=2',
  'privacy_password=q',
  'expiration_url=https://a.example/over',
  'expiration_date=2030-01-01',
  'expiration_time=10:00',
  'expiration_clicks=10',
  'target_type=1',
  'country[0][key]=DE',
  'country[0][value]=https://a.example/de',
  'platform[0][key]=iOS',
  'platform[0][value]=https://a.example/ios',
  'language[0][key]=de',
  'language[0][value]=https://a.example/german',
  'rotation[0][value]=https://a.example/a',
]

/** A rig with that link, and the clock 5 seconds after its creation. */
export async function startRigWithLink(): Promise<{ rig: Rig; before: LinkRecord }> {
  const rig = await startRig({ now: '2026-03-01T12:00:00.000Z' })
  await addPixels(rig, 3)
  const before = await addLink(rig, full)
  rig.clock.advance(5000)
  return { rig, before }
}
