import type { Page } from '#definition/generated/page.ts'
import { objectOf } from '#values/object.ts'
import { definitions } from '../portal/definitions.ts'
import { corridorWithFields } from '../runtime/payment-facts.ts'
import { outreachAt, taskOf } from './onboarding-answers.ts'
import { sampleOf } from './sample.ts'

const { calls } = definitions.library
/** Written answers, for calls whose schema is too general for their page. */
const written: Readonly<Record<string, unknown>> = {
  'files.read': 'invoice-7.pdf',
  // An open inquiry would load the page of another provider.
  'inquiries.read': {
    inquiryId: '44444444-4444-4444-8444-000000000000',
    status: 'approved',
    legalName: 'Northwind Payroll Ltd',
    isActive: false,
    createdAt: '2026-03-04T12:00:00.000Z',
    modifiedAt: '2026-03-04T12:00:00.000Z',
  },
  'payout.dataRequirements': corridorWithFields,
}

const samples = new Map(Object.entries(written))

/** A review of onboarding, which has parts and repairs. */
const ofOnboarding = { kind: 'ONBOARDING', subject: 'Your finances' }

/** Returns the sample answer of a call, made once from its schema. */
export function sampleOfCall(call: string): unknown {
  if (samples.has(call)) return samples.get(call)
  const answer = sampleOf(calls[call]?.answer ?? '')
  samples.set(call, call === 'providerReviews.read' ? { ...objectOf(answer), ...ofOnboarding } : answer)
  return samples.get(call)
}

const byTask = new Map<string, typeof sampleOfCall>()

function samplesOfTask(task: string): typeof sampleOfCall {
  const outreach = outreachAt(task)
  return (call) => (call === 'onboarding.outreach' ? outreach : sampleOfCall(call))
}

/** Returns the samples for one page. The onboarding of the organisation is at the task of that page. */
export function samplesAt(page: Page): typeof sampleOfCall {
  const task = taskOf(page)
  const sample = byTask.get(task) ?? samplesOfTask(task)
  byTask.set(task, sample)
  return sample
}
