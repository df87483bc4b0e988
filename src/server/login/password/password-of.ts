import type { ServerConfig } from '../../app/config.ts'
import { DEMO_PASSWORD } from './demo-password.ts'
import { hashPassword, isPassword } from './password.ts'
import type { Person } from '../../users/people.ts'

/** In a demonstration, invited people have the shared demo password. */
let demo: Promise<string> | undefined
const demoHash = (): Promise<string> => (demo ??= hashPassword(DEMO_PASSWORD))

/** Resolves to true for the person's password; takes the same time without a person. */
export const isPasswordOf = async (
  person: Person | undefined,
  password: string,
  { login }: Pick<ServerConfig, 'login'>,
): Promise<boolean> =>
  isPassword(password, person && (person.hash ?? (login.demo ? await demoHash() : undefined)))
