import { checkUuid } from '#values/uuid.ts'
import type { CallRequest } from '../call.ts'

/** The id in the address of a call, in small letters; nothing where it is no id. */
export const idOf = ({ params }: Pick<CallRequest, 'params'>): string | undefined =>
  params.id && !checkUuid(params.id) ? params.id.toLowerCase() : undefined
