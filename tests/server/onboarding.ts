import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { uploadFile } from './uploading.ts'

const OUTREACH = '/salesforce_proxy/onboarding/outreach'
const CONTACTS = '/salesforce_proxy/onboarding/contacts'
export const STATE = '/salesforce_proxy/onboarding/state'
export const HARBOR = 'Harbor Tea Traders'
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'

interface Subtask {
  slug: string
  progress: string
  button: string
}

interface Task {
  slug: string
  status: string
  review: number
  progress: string
  label?: string
  outcome?: string
  currentProgress: number
  maxProgress: number
  subtasks: Subtask[]
}

interface State {
  onboarded: boolean
  status: string
  reviewSubmit: string
  tasks: Task[]
}

export interface Outreach {
  state: State
  answers: Record<string, unknown>
  steps: string[]
  version?: number
  today: string
}

export const key = () => crypto.randomUUID()

export const activity = {
  plannedUses: ['payroll'],
  businessDescription: 'Tea from everywhere.',
  monthlyVolume: 'below-100k',
  monthlyPayments: '40',
  sendsFrom: ['NL'],
  sendsTo: ['IN'],
}

export const contact = { firstName: 'Ines', lastName: 'Vos', email: 'ines@harbor.example' }

/** A part-owner; the tests add the share. */
export const owner = {
  firstName: 'Ines',
  lastName: 'Vos',
  title: 'Director',
  nationality: 'NL',
  dateOfBirth: '1980-02-29',
  taxId: 'NL123',
  idType: 'passport',
  homeAddress: { street: 'Quay 1', city: 'Rotterdam', country: 'NL' },
}

/** Signs in the people of Harbor, which has not begun its onboarding, and a person of another organisation. */
export const signInHarbor = async (app: FastifyInstance) => ({
  maker: await signIn(app, 'maker@harbor.example'),
  admin: await signIn(app, 'admin@harbor.example'),
  viewer: await signIn(app, 'viewer@harbor.example'),
  stranger: await signIn(app, 'admin@lumen.example'),
})

/** Calls one person makes in the onboarding of their organisation. */
export const applicant = (app: FastifyInstance, person: Caller) => {
  const outreach = async (subtask?: string) =>
    (await person.call('GET', OUTREACH, subtask ? { query: { subtask } } : {})).body as Outreach
  const task = async (slug: string) => (await outreach()).state.tasks.find((one) => one.slug === slug)!
  return {
    outreach,
    task,
    subtask: async (slug: string, name: string) =>
      (await task(slug)).subtasks.find((one) => one.slug === name)!,
    save: (subtask: string, answers: object, more: object = {}) =>
      person.call('PUT', OUTREACH, { body: { tenantName: HARBOR, subtask, answers, ...more } }),
    addContact: (type: string, more: object = {}) =>
      person.call('POST', CONTACTS, { body: { tenantName: HARBOR, type, ...contact, ...more }, key: key() }),
    upload: async (name = 'proof.pdf', content: string | Buffer = PDF) => {
      const answer = await uploadFile(app, person, '/file', { name, type: 'application/pdf', content })
      return (answer.body as { fileId: string }).fileId
    },
    submit: (slug: string) =>
      person.call('PATCH', STATE, { body: { tenantName: HARBOR, tasks: [{ slug, status: 'COMPLETE' }] } }),
  }
}

export type Applicant = ReturnType<typeof applicant>

/** Everything the first task asks for, submitted. */
export const submitFirstTask = async (who: Applicant): Promise<void> => {
  await who.save('activity', activity, { done: true })
  await who.addContact('billing')
  await who.addContact('receipts')
  await who.submit('centralised-business')
}

/** The provider has said yes to a task of an organisation. */
export const approveTask = (store: Store, organisation: string, task: string) =>
  asSystem(store, (trx) =>
    sql`insert into onboarding_reviews (org_id, task, status, outcome)
      select id, ${task}, 'APPROVED', 'approved' from organisations where name = ${organisation}`.execute(
      trx,
    ),
  )
