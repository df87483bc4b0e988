import { asJson } from '../../store/json.ts'
import type { Trx } from '../../store/tenant.ts'
import type { DemoOrganisation } from './demo-organisations.ts'
import { orgIdOf, userIdOf } from './organisation.ts'
import { seedId } from '../seed-id.ts'

type Progress = 'new' | 'nearly' | 'done'

/**
 * The onboarding progress: Harbor has none, Lumen is nearly done, Northwind is finished; others need none.
 */
const PROGRESS: Readonly<Record<string, Progress>> = {
  'harbor.example': 'new',
  'lumen.example': 'nearly',
  'northwind.example': 'done',
}

const ANSWERS: Readonly<Record<string, { steps: string[]; answers: Record<string, unknown> }>> = {
  activity: {
    steps: ['purpose', 'volume', 'countries'],
    answers: {
      plannedUses: ['marketplace', 'stablecoins'],
      businessDescription: 'A marketplace whose sellers are paid every week.',
      website: 'https://www.lumen.example',
      monthlyVolume: '1m-10m',
      monthlyPayments: '4200',
      sendsFrom: ['US'],
      sendsTo: ['MX', 'PH', 'BR'],
    },
  },
  funding: {
    steps: ['source', 'figures'],
    answers: {
      fundingSources: ['sales', 'customers'],
      annualRevenue: '18400000',
      employees: '85',
      financialYearEnd: '2025-12-31',
    },
  },
}

const seedAnswers = async (trx: Trx, organisation: DemoOrganisation, at: Date): Promise<void> => {
  const own = { org_id: orgIdOf(organisation), saved_by: userIdOf(organisation, 'admin') }
  const rows = Object.entries(ANSWERS).map(([subtask, { steps, answers }]) => ({
    ...own,
    subtask,
    steps,
    answers: asJson(answers),
    done: true,
    saved_at: at,
  }))
  await trx.insertInto('onboarding_answers').values(rows).execute()
}

const contactsOf = ({ domain }: DemoOrganisation) => [
  {
    type: 'billing',
    firstName: 'Accounts',
    lastName: 'Payable',
    email: `invoices@${domain}`,
    tags: ['invoice'],
  },
  { type: 'receipts', firstName: 'Treasury', lastName: 'Desk', email: `receipts@${domain}` },
]

const seedEntries = async (trx: Trx, organisation: DemoOrganisation, at: Date): Promise<void> => {
  const org_id = orgIdOf(organisation)
  const entries = [
    ...contactsOf(organisation).map((details) => ({ kind: 'contact' as const, details })),
    { kind: 'exposure' as const, details: { country: organisation.country, percentage: '70' } },
    { kind: 'exposure' as const, details: { country: 'MX', percentage: '25' } },
  ]
  const rows = entries.map(({ kind, details }, place) => ({
    org_id,
    id: seedId(organisation.domain, 'onboarding', String(place)),
    kind,
    details: asJson<Record<string, unknown>>(details),
    created_at: new Date(at.getTime() + place * 1000),
  }))
  await trx.insertInto('onboarding_entries').values(rows).execute()
}

const seedReviews = async (
  trx: Trx,
  organisation: DemoOrganisation,
  tasks: readonly string[],
  at: Date,
): Promise<void> => {
  const own = { org_id: orgIdOf(organisation), submitted_by: userIdOf(organisation, 'admin') }
  const decided = {
    status: 'APPROVED' as const,
    outcome: 'approved' as const,
    submitted_at: at,
    decided_at: at,
  }
  await trx
    .insertInto('onboarding_reviews')
    .values(tasks.map((task) => ({ ...own, task, ...decided })))
    .execute()
}

/** Inserts the onboarding progress of a demo organisation. */
export const seedOnboarding = async (trx: Trx, organisation: DemoOrganisation, at: Date): Promise<void> => {
  const progress = PROGRESS[organisation.domain]
  if (!progress) return
  const verified = progress === 'done'
  await trx
    .insertInto('onboarding_states')
    .values({
      org_id: orgIdOf(organisation),
      trulioo_consent: verified,
      trulioo_verified: verified,
      created_at: at,
    })
    .execute()
  if (progress === 'new') return
  await seedAnswers(trx, organisation, at)
  await seedEntries(trx, organisation, at)
  const approved = [
    'centralised-business',
    ...(verified ? ['your-finance', 'your-business', 'ach-setup'] : []),
  ]
  await seedReviews(trx, organisation, approved, at)
}
