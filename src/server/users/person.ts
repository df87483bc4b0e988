import type { Trx } from '../store/tenant.ts'

export interface Person {
  id: string
  name: string
  email: string
}

/** Returns a person of the organisation as payments and trails name them. */
export const findPerson = async (trx: Trx, id: string): Promise<Person> => {
  const row = await trx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id: row.id, name: `${row.first_name} ${row.last_name}`.trim(), email: row.email }
}
