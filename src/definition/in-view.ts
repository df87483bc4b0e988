import type { Call } from './generated/call.ts'

/**
 * Tells whether a call may be made while a client is viewed (TRU-475). It must only read and be no file,
 * unless its definition says otherwise.
 */
export const isOpenInView = ({
  inView,
  method,
  answer,
}: Pick<Call, 'inView' | 'method' | 'answer'>): boolean =>
  inView ? inView === 'open' : method === 'GET' && answer !== 'file-content'
