import type { ServerConfig } from '#server/app/config.ts'
import { listDemoPeople } from '#server/login/people.ts'
import { DEMO_PASSWORD } from '#server/seed/demo-password.ts'
import type { Store } from '#server/store/store.ts'

const SHOWN = 8

/** One address, and whom to be there. */
export const describeStart = async (store: Store, config: ServerConfig): Promise<string> => {
  const lines = ['', `Portolan is ready at ${config.publicUrl}`]
  if (config.login.demo) {
    const people = await listDemoPeople(store)
    if (people.length > 0)
      lines.push('', `Sign in as one of these invented people, password ${DEMO_PASSWORD}:`)
    for (const person of people.slice(0, SHOWN)) {
      lines.push(`  ${person.email.padEnd(40)} ${person.org_name}, ${person.first_name} ${person.last_name}`)
    }
    if (people.length > SHOWN) lines.push(`  … and ${people.length - SHOWN} more on the sign-in page`)
  }
  return [...lines, ''].join('\n')
}
