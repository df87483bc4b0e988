import type { DatabasePool, PoolClient } from '#server/store/engines/pool.ts'

export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

export interface Watched {
  text: string
  plan: PlanNode
}

/** Every node of a plan. */
export const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The same pool, which explains every statement about payments where it is asked: as the same role, in the same transaction. */
export const watchedPool = (pool: DatabasePool, seen: Watched[]): DatabasePool => {
  const watch = (client: PoolClient): PoolClient => ({
    release: (broken) => client.release(broken),
    query: async (text, values) => {
      if (/^(select|with)\b.* from "payments"/.test(text)) {
        const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
        const [explained] = rows.map((row) => row['QUERY PLAN'] as [{ Plan: PlanNode }])
        if (explained) seen.push({ text, plan: explained[0].Plan })
      }
      return client.query(text, values)
    },
  })
  return {
    connect: async () => watch(await pool.connect()),
    query: (text, values) => pool.query(text, values),
    listen: (channel, hear) => pool.listen(channel, hear),
    readiness: () => pool.readiness(),
    end: () => pool.end(),
  }
}
