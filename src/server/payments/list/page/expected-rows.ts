interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
}

interface Explained {
  explain: <Row extends object>(format: 'json') => Promise<Row[]>
}

/** Returns the planner's estimate of a query's rows; the query is not run. */
export const expectedRows = async (query: Explained): Promise<number> => {
  const [plan] = await query.explain<Plan>('json')
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
