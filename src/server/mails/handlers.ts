import type { Handlers } from '../app/call.ts'
import type { Trx } from '../store/tenant.ts'

const readPreference = async (trx: Trx, userId: string) => {
  const row = await trx
    .selectFrom('mail_preferences')
    .select('mail')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.mail ?? 'EVERYTHING'
}

export const mailHandlers = (): Handlers => ({
  'mailPreferences.read': async ({ trx, tenant }) => ({
    body: { mail: await readPreference(trx, tenant.userId) },
  }),
  'mailPreferences.save': async ({ trx, tenant: { orgId, userId }, body: { mail } }) => {
    const before = await readPreference(trx, userId)
    await trx
      .insertInto('mail_preferences')
      .values({ org_id: orgId, user_id: userId, mail })
      .onConflict((row) => row.columns(['org_id', 'user_id']).doUpdateSet({ mail }))
      .execute()
    const details = { before: { mail: before }, after: { mail } }
    return {
      body: { mail },
      audit:
        before === mail ? null : { action: 'mail.choose', objectType: 'user', objectId: userId, details },
    }
  },
})
