import type { AnswerOf, CallRequest, Handlers, RequestOf } from '../../app/call.ts'
import { askedPage, type PageAsked } from '../../app/list-page.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { limitOf } from '../../definitions/limit.ts'
import { isAuthorizationOn } from '../../approvals/is-on.ts'
import { checkFilters } from './checks.ts'
import { knownFor } from './known.ts'
import { pageAt } from './page.ts'
import { tellPlanner } from './planner.ts'
import { rowsOf } from './rows.ts'
import { knownStates } from './states.ts'
import { readBody, readQuery, type Wanted } from './wanted.ts'

/** Payments as pages; both calls list the same payments, the record decides what each of them is (OPEN-02). */
export const paymentListHandlers = (definitions: ServerDefinitions): Handlers => {
  const states = knownStates(definitions)
  const most = limitOf(definitions, 'pageSizeMax')
  const countExactly = limitOf(definitions, 'countExactly')

  const pageIn = (asked: Partial<PageAsked>) => askedPage(definitions, asked, 'paymentsPageSize')

  const list = async (
    { trx, now, session }: Pick<CallRequest, 'trx' | 'now' | 'session'>,
    wanted: Wanted,
    asked: PageAsked,
  ): Promise<AnswerOf<'payments.list'>> => {
    const unfit = checkFilters(wanted.filters, states)
    if (unfit) return unfit
    const number = asked.page
    const size = Math.min(asked.size, most)
    const known = await knownFor(trx, wanted.filters, isAuthorizationOn(session.organisation.settings))
    await tellPlanner(trx)
    const range = { offset: number * size, limit: size }
    const { ids, total, isEstimate } = await pageAt(trx, wanted, known, range, countExactly)
    const page = {
      number,
      size,
      totalElements: total,
      totalPages: Math.ceil(total / size),
      ...(isEstimate ? { isEstimate: true as const } : {}),
    }
    return { body: { content: await rowsOf(trx, ids, now), page }, audit: null }
  }
  const asked = (request: RequestOf<'payments.list' | 'payments.listOlder'>) =>
    list(request, readQuery(request.query), pageIn(request.query))
  return {
    'payments.list': asked,
    'payments.listOlder': asked,
    'payments.filter': (request) => list(request, readBody(request.body), pageIn(request.body)),
  }
}
