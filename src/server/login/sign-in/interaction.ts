import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { objectOf } from '#values/object.ts'
import type { ProofMethods } from '../../app/session.ts'

type Result = Parameters<Provider['interactionResult']>[2]

/** The open sign-ins of a browser. */
export const createInteractions = (provider: Provider) => {
  const finish = async (request: FastifyRequest, reply: FastifyReply, result: Result) => {
    const back = await provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    })
    return reply.redirect(back, 303)
  }
  return {
    /** Resolves to false and starts again if the sign-in is over or belongs to another browser. */
    isOpen: async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
      const details = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined)
      return details?.uid === objectOf(request.params).uid
    },
    /** Returns the `login_hint`: a person or an organisation's login. */
    hintOf: async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
      const { params } = await provider.interactionDetails(request.raw, reply.raw)
      return typeof params['login_hint'] === 'string' ? params['login_hint'] : ''
    },
    admit: (request: FastifyRequest, reply: FastifyReply, accountId: string, amr: ProofMethods) =>
      finish(request, reply, { login: { accountId, remember: false, amr: [...amr] } }),
    keepOut: (request: FastifyRequest, reply: FastifyReply, reason: string) =>
      finish(request, reply, { error: 'access_denied', error_description: reason }),
  }
}
