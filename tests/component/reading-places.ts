import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { configuration, organisation, user } from '#tests/fixtures/portal/answers.ts'
import { decisionAt } from '#tests/fixtures/portal/decision.ts'
import { payingAnswers } from '#tests/fixtures/portal/paying.ts'
import { answersFor, checker, payment, paymentPath } from '#tests/fixtures/portal/payment.ts'

/** A page or dialog on which the tests check conditions of reading. */
export interface Place {
  readonly name: string
  readonly path: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly open: () => Promise<unknown>
  /** Selector of the tested part; a page below a dialog cannot be reached. */
  readonly within: string
}

const answers = {
  ...answersFor(payment),
  ...payingAnswers,
  [`GET /organizations/${organisation.id}`]: { ...organisation, customerId: 'CUS-1', version: '1' },
}

const isSeen = (part: ReturnType<typeof page.getByRole>) => expect.element(part.first()).toBeVisible()

const pageAt = (path: string, title: string | RegExp): Place => ({
  name: path,
  path,
  answers,
  open: () => isSeen(page.getByRole('heading', { name: title })),
  within: 'main',
})

/** One page of each template: a dashboard, a list, a wizard, details and settings. */
export const pages = [
  pageAt('/home', /Welcome/),
  pageAt('/payments', 'Payments'),
  pageAt('/payments/create', 'Choose a beneficiary'),
  pageAt(paymentPath, /./),
  pageAt('/settings/organisation', 'Organisation'),
]

const row = decisionAt(0)
const waiting = {
  ...payment,
  payment_id: row.id,
  payment_state: 'PENDING_APPROVAL',
  timeline: [],
  initiatedBy: checker,
  approval: {
    approvalId: row.id,
    created_at: payment.createdAt,
    user_email: checker.email,
    environment: 'uat',
    payment_id: row.id,
    meta: {},
    expires_at: row.until,
    status: 'pending',
    rejection_reasons: [],
  },
}

const ofOrganisation = `/organizations/${user.orgId}`
const withRoles = (...names: readonly string[]) => ({
  [`GET ${ofOrganisation}/users/${user.id}`]: { ...user, roles: names.map((name) => ({ name })) },
})

const aboveApprovals = {
  path: `/approvals/payments/${row.id}`,
  answers: {
    'GET /decisions': {
      content: [row],
      counts: { toDecide: 1, others: 0 },
      page: { number: 0, size: 10, totalElements: 1, totalPages: 1 },
    },
    'GET /configuration': { ...configuration, settings: { payment_authorization: 'true' } },
    ...withRoles('direct.payments.read', 'cloud.payments.authorization.write'),
    [`GET /payments/${row.id}`]: waiting,
    [`GET /audit/payment/${row.id}`]: { payment_id: row.id, events: [] },
  },
}

const approve = () => page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true })

/** Dialogs over a page: a record beside a list, a form, and a confirmation over the record. */
export const dialogs: readonly Place[] = [
  { ...aboveApprovals, name: 'a sheet', open: () => isSeen(approve()), within: '[role=dialog]' },
  {
    name: 'a form',
    path: '/settings/users/create',
    answers: {
      ...withRoles('Organization Administrator'),
      [`GET ${ofOrganisation}/users`]: {
        content: [],
        page: { number: 0, size: 15, totalElements: 0, totalPages: 0 },
      },
      [`GET ${ofOrganisation}/roles`]: {
        templates: [],
        roles: [],
        closedRoles: [],
        environments: [{ code: 'uat', label: 'UAT' }],
        closedEnvironments: [],
      },
    },
    open: () => isSeen(page.getByRole('dialog').getByRole('textbox')),
    within: '[role=dialog]',
  },
  {
    ...aboveApprovals,
    name: 'a confirmation',
    open: async () => {
      await approve().click()
      await expect.poll(() => document.querySelectorAll('[role=dialog]').length).toBe(2)
    },
    within: '.bp6-portal:last-of-type [role=dialog]',
  },
]
