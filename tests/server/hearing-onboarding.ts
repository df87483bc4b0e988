import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import type { Hear } from './hearing.ts'
import { activity, applicant, contact, HARBOR, key, owner, STATE } from './onboarding.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import type { World } from './world.ts'

const PLACE = '/salesforce_proxy/onboarding'
const PROXY = '/onboarding_proxy'
const LOGIN = 'maker@harbor.example'
const TASK = 'centralised-business'

/** Every call of an organisation that is on its way to be approved. */
export const hearOnboarding = async (hear: Hear, world: World, store: Store) => {
  const person = await signIn(world.app, LOGIN)
  const who = applicant(world.app, person)
  const own = { tenantName: HARBOR }
  const say = (id: string, path: string, body: object) =>
    hear(id, path, { body: { ...own, ...body }, key: key() }, person)
  const look = (id: string, path: string, query: Record<string, string> = {}) =>
    hear(id, path, { query }, person)
  /** A record from its first call to its last. */
  const keep = async (noun: string, path: string, body: object) => {
    const { id } = (await say(`${noun}.create`, path, body)) as { id: string }
    await look(`${noun}.list`, path)
    await look(`${noun}.read`, `${path}/${id}`)
    return `${path}/${id}`
  }

  await look('onboarding.config', `${PLACE}/config`, { username: LOGIN, multi_product: 'true' })
  await say('onboarding.save', `${PLACE}/outreach`, {
    subtask: 'activity',
    step: 'countries',
    answers: activity,
    done: true,
  })
  for (const subtask of ['activity', undefined])
    await look('onboarding.outreach', `${PLACE}/outreach`, subtask ? { subtask } : {})
  const SUBTASK = `${PLACE}/subtasks/contacts`
  const { people } = (await look('onboarding.colleagues', `${SUBTASK}/colleagues`)) as {
    people: { id: string }[]
  }
  await say('onboarding.assign', `${SUBTASK}/colleague`, { userId: people[0]!.id })
  await say('onboarding.assign', `${SUBTASK}/colleague`, { version: 1 })
  const CONTACTS = `${PLACE}/contacts`
  const billing = {
    type: 'billing',
    title: 'Controller',
    tags: ['invoice'],
    contactNumber: '+31101234567',
    ...contact,
  }
  const reached = await keep('contacts', CONTACTS, billing)
  await say('contacts.update', reached, { ...billing, lastName: 'Vosse', version: 1 })
  await look('contacts.read', reached)
  await hear('contacts.delete', reached, {}, person)
  for (const type of ['billing', 'receipts']) await say('contacts.create', CONTACTS, { ...billing, type })
  const submitted = [{ slug: TASK, status: 'COMPLETE' }]
  await say('onboarding.change', STATE, { truliooConsent: true, tasks: submitted })
  await look('onboarding.outreach', `${PLACE}/outreach`)
  await world.pass(60)

  const homeAddress = { ...owner.homeAddress, street2: 'Door 3', state: 'Zuid-Holland', zipCode: '3011 AB' }
  const whole = { ...owner, homeAddress }
  const owning = await keep('owners', `${PROXY}/beneficial-owners`, {
    ...whole,
    percentageOwnership: '60',
  })
  await say('owners.update', owning, { ...whole, percentageOwnership: '59.5', version: 1 })
  await look('owners.read', owning)
  await hear('owners.delete', owning, {}, person)
  const share = { country: 'NL', percentage: '70' }
  const exposure = await keep('exposures', `${PROXY}/country-exposure`, share)
  await say('exposures.update', exposure, { ...share, percentage: '30', version: 1 })
  await hear('exposures.delete', exposure, {}, person)
  const files = [await who.upload('W-8BEN-E.pdf')]
  await hear(
    'taxDocuments.delete',
    await keep('taxDocuments', `${PLACE}/tax-documents`, { files }),
    {},
    person,
  )

  const requested = { truliooConsent: true, legalName: HARBOR, registrationNumber: 'NL-1', country: 'NL' }
  const { inquiryId } = (await say('trulioo.verify', '/trulioo/verify', requested)) as { inquiryId: string }
  const inquiry = `${PROXY}/inquiries/${inquiryId}`
  for (const event of ['opened', 'completed'])
    await hear('inquiries.report', `${inquiry}/events`, { body: { event } }, person)
  await look('inquiries.read', inquiry)
  await look('inquiries.list', `${PROXY}/inquiries`)
  await look('onboarding.outreach', `${PLACE}/outreach`)

  const { org_id } = await placeOf(store, LOGIN)
  await asSystem(store, (trx) =>
    sql`insert into onboarding_requests (org_id, task, title, says) values (${org_id}, 'your-business', 'A letter', 'Please.')`.execute(
      trx,
    ),
  )
  const MORE = `${PROXY}/additional-documentation`
  const { content } = (await look('additionalDocumentation.list', MORE)) as { content: { id: string }[] }
  const expected = `${MORE}/${content[0]!.id}`
  await look('additionalDocumentation.read', expected)
  await say('additionalDocumentation.answer', expected, {
    files: [await who.upload('letter.pdf')],
    note: 'As agreed on the telephone.',
  })
  await look('additionalDocumentation.read', expected)
}
