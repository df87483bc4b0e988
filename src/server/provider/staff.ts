import { randomUUID } from 'node:crypto'
import { createOrganisation } from '../organisations/new-organisation.ts'
import {
  letIn,
  ManageRefused,
  whyUnreachable,
  type AdministratorRequest,
  type Invited,
  type ManageTerms,
} from '../organisations/manage.ts'
import { writeAudit } from '../store/audit.ts'
import type { Trx } from '../store/tenant.ts'

const ROLE = 'Provider Administrator'

const findProvider = async (trx: Trx): Promise<string | undefined> =>
  (await trx.selectFrom('provider_organisations').select('org_id').orderBy('created_at').executeTakeFirst())
    ?.org_id

/**
 * Creates the provider's organisation with a required second factor, since its staff can see all clients
 * (TRU-362).
 */
const createProvider = async (trx: Trx, name: string): Promise<string> => {
  if (name.trim() === '')
    throw new ManageRefused('Give the name of the provider with --name: it has no organisation yet.')
  const id = randomUUID()
  await createOrganisation(trx, {
    id,
    name: name.trim(),
    customerId: `CUS-${id.slice(0, 8).toUpperCase()}`,
    country: 'US',
    currency: 'USD',
    products: ['provider'],
    settings: { payment_authorization: 'true' },
    flags: [],
    corridors: [],
    receiptEmail: '',
    administrators: [],
    createdAt: new Date(),
  })
  await trx
    .updateTable('organisations')
    .set({ is_second_factor_required: true })
    .where('id', '=', id)
    .execute()
  return id
}

/** Adds staff of the provider; the first call creates its organisation. Throws ManageRefused (TRU-359). */
export const addStaff = async (
  trx: Trx,
  { name, people }: { name: string; people: readonly AdministratorRequest[] },
  terms: ManageTerms,
): Promise<Invited[]> => {
  const wrong =
    people.length === 0
      ? 'Name a person with --person, and the first time two: one alone decides nothing.'
      : whyUnreachable(people)
  if (wrong !== undefined) throw new ManageRefused(wrong)
  const orgId = (await findProvider(trx)) ?? (await createProvider(trx, name))
  const invited = await letIn(trx, orgId, people, ROLE, terms)
  const details = { people: people.map(({ email }) => email), by: terms.by }
  const entry = { action: 'provider.add-staff', objectType: 'organisation', objectId: orgId, details }
  await writeAudit(trx, { orgId, userId: null, environment: null }, entry)
  return invited
}
