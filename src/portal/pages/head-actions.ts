import type { ComponentType } from 'react'
import { SendPayment } from '../payments/send-payment.tsx'

/** What stands beside the heading of a page, by the id of the page. */
export const headActions: Readonly<Record<string, ComponentType>> = { payments: SendPayment }
