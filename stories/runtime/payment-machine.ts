import paymentMachine from '#definitions/machines/payment.machine.json'
import type { Machine } from '#definition/generated/machine.ts'
import { linkMachine } from '#engine/machine/link.ts'

const linked = linkMachine(paymentMachine as unknown as Machine, new Map())
if (!linked.ok) throw new Error(JSON.stringify(linked.problems))

export const machines = new Map([['payment', linked.machine]])
