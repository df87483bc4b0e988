import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { CallRequest, Handlers, RequestOf } from '../../app/call.ts'
import { Refused, refused } from '../../app/refused.ts'
import type { OnboardingDependencies } from '../dependencies.ts'
import { inOrder } from '../in-order.ts'
import { activeInquiry, listInquiries, OPEN, toInquiry } from './inquiries.ts'
import type { Row } from '../../store/generated/database.ts'

/** Events of the provider's frame, with the states in which they are accepted. */
const EVENTS: Readonly<
  Record<
    string,
    { from: readonly Row<'onboarding_inquiries'>['status'][]; to: Row<'onboarding_inquiries'>['status'] }
  >
> = {
  opened: { from: OPEN, to: 'pending' },
  completed: { from: OPEN, to: 'completed' },
}

const begin = async (request: RequestOf<'trulioo.verify'>) => {
  const { trx, tenant, body } = request
  await trx.updateTable('onboarding_states').set({ trulioo_consent: body.truliooConsent }).execute()
  const { legalName, registrationNumber, country } = body
  const subject = JSON.stringify({ legalName, registrationNumber, country })
  // The business is submitted at completion, so the last event counts; one that is completed meanwhile stays as it is.
  const active = activeInquiry(await listInquiries(trx))
  const open = await trx
    .updateTable('onboarding_inquiries')
    .set({ subject })
    .where('id', '=', active?.id ?? null)
    .where('status', 'in', OPEN)
    .returning('id')
    .executeTakeFirst()
  if (open) return open.id
  const row = await trx
    .insertInto('onboarding_inquiries')
    .values({ org_id: tenant.orgId, subject })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

const report = async (request: CallRequest, { controller }: OnboardingDependencies) => {
  const { trx, tenant, params, body } = request
  const id = params.inquiryId ?? ''
  const event = EVENTS[String(body.event)]
  if (checkUuid(id) || !event) return refused('not-found')
  const row = await trx
    .updateTable('onboarding_inquiries')
    .set({ status: event.to, modified_at: sql<Date>`app_now()` })
    .where('id', '=', id)
    .where('status', 'in', event.from)
    .returning('id')
    .executeTakeFirst()
  if (!row) {
    const isExisting = (await listInquiries(trx)).some((inquiry) => inquiry.id === id)
    return refused(isExisting ? 'inquiry-over' : 'not-found')
  }
  if (event.to === 'completed') await controller.verify(trx, { orgId: tenant.orgId, id })
  return id
}

const oneOf = async ({ trx }: CallRequest, id: string) => {
  const inquiries = await listInquiries(trx)
  const inquiry = inquiries.find((one) => one.id === id)
  return inquiry ? toInquiry(inquiry, activeInquiry(inquiries)) : refused('not-found')
}

export const verificationHandlers = (dependencies: OnboardingDependencies): Handlers => ({
  'inquiries.list': async ({ trx, query }) => {
    const inquiries = await listInquiries(trx)
    const active = activeInquiry(inquiries)
    const content = inquiries.map((inquiry) => toInquiry(inquiry, active))
    const latestStatus = inquiries.at(-1)?.status
    return { body: { ...inOrder(content, query), ...(latestStatus ? { latestStatus } : {}) } }
  },
  'inquiries.read': async (request) => {
    const inquiry = await oneOf(request, request.params.inquiryId ?? '')
    return inquiry instanceof Refused ? inquiry : { body: inquiry }
  },
  'inquiries.report': async (request) => {
    const id = await report(request, dependencies)
    if (id instanceof Refused) return id
    const inquiry = await oneOf(request, id)
    return inquiry instanceof Refused ? inquiry : { body: inquiry }
  },
  'trulioo.verify': async (request) => {
    const id = await begin(request)
    const inquiry = await oneOf(request, id)
    return inquiry instanceof Refused ? inquiry : { body: inquiry }
  },
})
