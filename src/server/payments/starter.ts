import type { CallRequest } from '../app/call.ts'

/** Whoever starts a payment: a request, or the job of a batch for who accepted it. */
export type Starter = Pick<CallRequest, 'trx' | 'tenant' | 'now' | 'body'> & {
  session: {
    organisation: Pick<CallRequest['session']['organisation'], 'settings'>
    user: Pick<CallRequest['session']['user'], 'email'>
  }
}
