import type { AnswerOf, CallRequest, Handlers, RequestOf } from '../../app/call.ts'
import type { PageQuery } from '../../app/list/list-page.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { limitOf } from '../../definitions/limit.ts'
import { isAuthorizationOn } from '../../approvals/is-on.ts'
import { checkFilters } from './checks.ts'
import { readFilterFacts } from './filter-facts.ts'
import { pageAt } from './page/page.ts'
import { configurePlanner } from './page/planner.ts'
import { rowsOf } from './rows.ts'
import { countSought, sumsOf } from './page/total.ts'
import { listStates } from './states.ts'
import { readBody, readQuery } from './query-reader.ts'
import type { PaymentsQuery } from './payments-query.ts'

/**
 * Lists payments in pages; both calls list the same ones, and each record's flow decides its form (OPEN-02).
 */
export const paymentListHandlers = (definitions: ServerDefinitions): Handlers => {
  const states = listStates(definitions)
  const most = limitOf(definitions, 'pageSizeMax')
  const sumsUpTo = limitOf(definitions, 'sumsUpTo')
  const countExactly = limitOf(definitions, 'countExactly')

  const pageSize = limitOf(definitions, 'paymentsPageSize')
  const pageIn = ({ page = 0, size = pageSize }: Partial<PageQuery>): PageQuery => ({ page, size })

  const list = async (
    { trx, now, session }: Pick<CallRequest, 'trx' | 'now' | 'session'>,
    input: PaymentsQuery,
    requested: PageQuery,
    isCounted = false,
  ): Promise<AnswerOf<'payments.filter'>> => {
    const unfit = checkFilters(input.filters, states)
    if (unfit) return unfit
    const number = requested.page
    const size = Math.min(requested.size, most)
    const existing = await readFilterFacts(
      trx,
      input.filters,
      isAuthorizationOn(session.organisation.settings),
    )
    await configurePlanner(trx)
    const range = { offset: number * size, limit: size }
    const { ids, total, isEstimate } = await pageAt(trx, input, existing, range, countExactly)
    const page = {
      number,
      size,
      totalElements: total,
      totalPages: Math.ceil(total / size),
      ...(isEstimate ? { isEstimate: true as const } : {}),
    }
    const sums = isEstimate || total > sumsUpTo ? {} : { sums: await sumsOf(trx, input.filters, existing) }
    const { beneficiaries: _, ...facts } = existing
    const counts =
      isCounted && !isEstimate ? { counts: await countSought(trx, input.filters, facts, sumsUpTo) } : {}
    return { body: { content: await rowsOf(trx, ids, now), ...counts, ...sums, page } }
  }
  const queryOf = (request: RequestOf<'payments.list' | 'payments.listOlder'>) =>
    list(request, readQuery(request.query), pageIn(request.query))
  return {
    'payments.list': queryOf,
    'payments.listOlder': queryOf,
    'payments.filter': (request) => list(request, readBody(request.body), pageIn(request.body), true),
  }
}
