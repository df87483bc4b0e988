interface Plan {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
}

interface Explained {
  explain: <Row extends object>(format: 'json') => Promise<Row[]>
}

/** How many rows the planner, who keeps statistics, expects of a query; nothing is run for it. */
export const expectedRows = async (query: Explained): Promise<number> => {
  const [plan] = await query.explain<Plan>('json')
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
