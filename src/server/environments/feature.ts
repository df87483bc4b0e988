import { listedAmong } from '../languages/lists.ts'
import type { Feature } from '../feature.ts'

/** The environments of the person, in the order of the list (USR-002..004). */
export const feature: Feature = ({ definitions }) => ({
  'environments.list': async ({ session }) => {
    const assigned = listedAmong(definitions, 'environments', session.environments)
    const environments = assigned.map(({ value, label }) => ({
      code: value,
      label,
      production: value === 'prod',
    }))
    return { body: { environments } }
  },
})
