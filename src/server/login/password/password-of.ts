import type { ServerConfig } from '../../app/config.ts'
import { DEMO_PASSWORD } from './demo-password.ts'
import { hashPassword, isPassword } from './password.ts'
import type { Person } from '../../users/people.ts'

/** In a demonstration whoever was invited has the password of everybody there. */
let demo: Promise<string> | undefined
const demoHash = (): Promise<string> => (demo ??= hashPassword(DEMO_PASSWORD))

/** Whether it is the password of this person; takes as long where there is nobody. */
export const isPasswordOf = async (
  person: Person | undefined,
  password: string,
  { login }: Pick<ServerConfig, 'login'>,
): Promise<boolean> =>
  isPassword(password, person && (person.hash ?? (login.demo ? await demoHash() : undefined)))
