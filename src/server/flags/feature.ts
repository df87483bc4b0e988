import { refused } from '../app/refused.ts'
import { activeFlags } from './active.ts'
import type { Feature } from '../feature.ts'

export const feature: Feature = ({ definitions }) => {
  const { flags } = definitions.library
  return {
    'flags.list': async ({ session }) => ({
      body: { flags: activeFlags(flags, session.organisation.flags) },
    }),
    'flags.read': async ({ params, session }) => {
      const { name } = params
      const all = activeFlags(flags, session.organisation.flags)
      const active = Object.hasOwn(all, name) ? all[name] : undefined
      return active === undefined ? refused('not-found') : { body: { flag_name: name, active } }
    },
    'flags.set': async ({ trx, tenant, body, session }) => {
      const { flag_name, active } = body
      if (!Object.hasOwn(flags, flag_name)) return refused('flag-unknown')
      const before = activeFlags(flags, session.organisation.flags)[flag_name]
      await trx
        .insertInto('organisation_flags')
        .values({ org_id: tenant.orgId, flag: flag_name, active })
        .onConflict((row) => row.columns(['org_id', 'flag']).doUpdateSet({ active }))
        .execute()
      const record = { before: { active: before }, after: { active } }
      return { body: { flag_name, active }, record, unchanged: before === active }
    },
  }
}
