import type { Capability } from '#server/network/http/capabilities.ts'
import { shown, type Subject, type Tried } from './subject.ts'

/** What an adapter says it can do, or how it answered instead. */
export const capabilitiesOf = async ({ call }: Subject): Promise<readonly unknown[] | string> => {
  const answer = await call('GET', '/capabilities')
  if (answer.status === 404) return ['payouts']
  const { capabilities } = Object(answer.body) as { capabilities?: unknown }
  return answer.status === 200 && Array.isArray(capabilities) ? capabilities : shown(answer)
}

/** A test of an adapter that offers something, and of no other. */
export const offered =
  (what: Capability, test: (subject: Subject) => Tried) =>
  async (subject: Subject): Tried => {
    const capabilities = await capabilitiesOf(subject)
    if (typeof capabilities === 'string') return capabilities
    return capabilities.includes(what) ? test(subject) : { untried: `It does not offer ${what}.` }
  }
