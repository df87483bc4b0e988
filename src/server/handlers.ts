import { byId, type Handlers, type HandlersById } from './app/call.ts'
import { underControl } from './controls/control.ts'
import { closeBrokenMachines } from './definitions/closed-calls.ts'
import { createServices, features, type Dependencies } from './feature.ts'
import { closeStandIns } from './network/stand-ins.ts'
import { requireOpen } from './onboarding/open-onboarding.ts'

/** Returns the handlers of all calls. It also defines their jobs, so call it before the jobs start. */
export const createHandlers = (dependencies: Dependencies): HandlersById => {
  const services = createServices(dependencies)
  const { definitions, store, jobs, network, onboarding, inForce } = services
  const handlers: Handlers = {}
  for (const [folder, feature] of features) {
    const added = feature(services)
    const twice = Object.keys(added).find((id) => Object.hasOwn(handlers, id))
    if (twice !== undefined)
      throw new Error(`The call '${twice}' is handled by '${folder}' and by another one.`)
    Object.assign(handlers, added)
  }
  const offered = closeStandIns(requireOpen(byId(handlers, definitions), onboarding), network.isTriedOut)
  const open = closeBrokenMachines(offered, definitions)
  return underControl(open, { definitions, store, jobs, inForce })
}
