import type { Call } from './generated/call.ts'

/** Whether a call is made while a client is seen: what only reads, and no file. Its definition may say otherwise (TRU-475). */
export const isOpenInView = ({
  inView,
  method,
  answer,
}: Pick<Call, 'inView' | 'method' | 'answer'>): boolean =>
  inView ? inView === 'open' : method === 'GET' && answer !== 'file-content'
