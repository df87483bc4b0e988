import type { Capability } from '#server/network/http/capabilities.ts'
import { shown, type Subject, type Tried } from './subject.ts'

/** Returns the capabilities of an adapter, or its wrong answer as text. */
export const capabilitiesOf = async ({ call }: Subject): Promise<readonly unknown[] | string> => {
  const answer = await call('GET', '/capabilities')
  if (answer.status === 404) return ['payouts']
  const { capabilities } = Object(answer.body) as { capabilities?: unknown }
  return answer.status === 200 && Array.isArray(capabilities) ? capabilities : shown(answer)
}

/** Wraps a test that applies only to adapters with a capability. */
export const offered =
  (what: Capability, test: (subject: Subject) => Tried) =>
  async (subject: Subject): Tried => {
    const capabilities = await capabilitiesOf(subject)
    if (typeof capabilities === 'string') return capabilities
    return capabilities.includes(what) ? test(subject) : { untried: `It does not offer ${what}.` }
  }
