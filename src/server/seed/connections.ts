import { asJson } from '../store/json.ts'
import type { Trx } from '../store/tenant.ts'
import { followSales } from '../connections/liquidations/followed-sales.ts'
import { demoMembers, type DemoMember, type DemoSchema } from './connections.data.ts'
import type { DemoOrganisation } from './organisations/demo-organisations.ts'
import { orgIdOf, userIdOf } from './organisations/organisation.ts'
import { seedId } from './seed-id.ts'
import { createHash } from 'node:crypto'

/** Returns a small schema file for a payment object. */
const seedSchemaFile = (title: string) => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    type: 'object',
    properties: { beneficiaryName: { type: 'string', maxLength: 140 }, accountNumber: { type: 'string' } },
    required: ['beneficiaryName', 'accountNumber'],
  }
  const content = Buffer.from(`${JSON.stringify(schema, null, 2)}\n`)
  return {
    name: `${title.toLowerCase().replaceAll(' ', '-')}.json`,
    type: 'application/json',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
  }
}

const DAY = 86_400_000

const before = (end: Date, days: number): Date => new Date(end.getTime() - days * DAY)

/** Returns a date in the coming year, so that holidays lie ahead. */
const dayAfter = (end: Date, days: number): string => before(end, -days).toISOString().slice(0, 10)

const seedEntries = async (trx: Trx, org_id: string, member: DemoMember, end: Date) => {
  const holidays = member.holidays.map(({ name, inDays }) => ({ name, date: dayAfter(end, inDays) }))
  const entries = [
    ...member.exchanges.map((details) => ({ kind: 'exchange' as const, details })),
    ...member.services.map((details) => ({
      kind: 'ach-service' as const,
      details: { ...details, name: details.service_name },
    })),
    ...holidays.map((details) => ({ kind: 'holiday' as const, details })),
  ]
  const rows = entries.map(({ kind, details }, place) => ({
    org_id,
    id: seedId(member.domain, kind, details.name),
    kind,
    details: asJson(details),
    created_at: new Date(before(end, 90).getTime() + place * 1000),
  }))
  if (rows.length > 0) await trx.insertInto('connection_entries').values(rows).execute()
}

const seedSchema = async (
  trx: Trx,
  organisation: DemoOrganisation,
  { name, country, versions }: DemoSchema,
  end: Date,
) => {
  const org_id = orgIdOf(organisation)
  const id = seedId(organisation.domain, 'schema', name)
  const by = userIdOf(organisation, organisation.people[0]?.login ?? '')
  const files = Array.from({ length: versions }, (_, place) => ({
    file_id: seedId(id, String(place + 1)),
    number: place + 1,
    created_at: before(end, 60 - place * 20),
  }))
  for (const { file_id, created_at } of files)
    await trx
      .insertInto('connection_files')
      .values({ org_id, id: file_id, kind: 'schema', ...seedSchemaFile(name), uploaded_by: by, created_at })
      .execute()
  const newest = files.at(-1)
  if (!newest) return
  const place = { org_id, environment: 'uat' as const }
  await trx
    .insertInto('rpo_schemas')
    .values({
      ...place,
      id,
      owner_name: organisation.name,
      name,
      country,
      remote_object_id: newest.file_id,
      number: newest.number,
      created_at: before(end, 60),
      modified_at: newest.created_at,
    })
    .execute()
  await trx
    .insertInto('rpo_schema_versions')
    .values(files.map((file) => ({ ...place, schema_id: id, created_by: by, ...file })))
    .execute()
}

/** Writes the access requests between members. */
const seedAccess = async (trx: Trx, organisations: readonly DemoOrganisation[], end: Date) => {
  const of = (domain: string) => organisations.find((one) => one.domain === domain)
  const rows = demoMembers.flatMap(({ domain, asked }) =>
    asked.flatMap(({ of: owner, schema, status }) => {
      const [asker, whose] = [of(domain), of(owner)]
      if (!asker || !whose) return []
      return {
        org_id: orgIdOf(asker),
        environment: 'uat' as const,
        id: seedId(domain, 'access', schema),
        owner_id: orgIdOf(whose),
        schema_id: seedId(owner, 'schema', schema),
        requester_name: asker.name,
        status,
        created_at: before(end, 12),
        modified_at: before(end, status === 'PENDING' ? 12 : 10),
      }
    }),
  )
  if (rows.length > 0) await trx.insertInto('schema_access_requests').values(rows).execute()
}

/** Writes the demo network: profiles, exchanges, services, holidays, schemas and access to them. */
export const seedConnections = async (
  trx: Trx,
  organisations: readonly DemoOrganisation[],
  end: Date,
): Promise<void> => {
  for (const member of demoMembers) {
    const organisation = organisations.find(({ domain }) => domain === member.domain)
    if (!organisation) continue
    const org_id = orgIdOf(organisation)
    await trx
      .insertInto('member_profiles')
      .values({ org_id, id: seedId(member.domain, 'member'), ...member.profile })
      .execute()
    await seedEntries(trx, org_id, member, end)
    for (const schema of member.schemas) await seedSchema(trx, organisation, schema, end)
  }
  await seedAccess(trx, organisations, end)
  await followSales(trx)
}
