import type { Trx } from '../store/tenant.ts'
import { BROWSER } from './reader.ts'
import type { Feature } from '../feature.ts'

const readChoice = async (trx: Trx, userId: string): Promise<string> => {
  const row = await trx.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst()
  return row?.language ?? BROWSER
}

/** The language setting of a person, changed only by themselves. */
export const feature: Feature = () => ({
  'languages.read': async ({ trx, tenant }) => ({
    body: { language: await readChoice(trx, tenant.userId) },
  }),
  'languages.save': async ({ trx, tenant: { orgId, userId }, body: { language } }) => {
    const before = await readChoice(trx, userId)
    await trx
      .updateTable('users')
      .set({ language: language === BROWSER ? null : language })
      .where('org_id', '=', orgId)
      .where('id', '=', userId)
      .execute()
    const record = { before: { language: before }, after: { language } }
    return { body: { language }, record, unchanged: before === language }
  },
})
