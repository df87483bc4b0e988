import { refusedField } from '../app/refused.ts'
import type { NetworkData } from '../network/data.ts'
import { hostOf } from '../quotes/legacy-request.ts'

type Ledger = NetworkData['ledger']

/** Returns the address of the organisation's ledger and of its peers. */
export const nodeOf = ({ peers }: Pick<Ledger, 'peers'>, organisation: string) => {
  const address = hostOf(organisation)
  const others = peers.filter((peer) => peer.address !== address)
  return {
    address,
    addresses: [address, ...others.map((peer) => peer.address)],
    peers: others.map((peer) => peer.address),
    partners: others.map((peer) => ({ address: peer.address, name: peer.name })),
  }
}

/** Checks that the other party entered the same relationship ID (ACC-028, OPEN-138). */
export const validatePeering = (
  { peers }: Pick<Ledger, 'peers'>,
  { peerAddress, peerRelationshipId }: { peerAddress?: string; peerRelationshipId?: string },
) => {
  if (peerAddress === undefined || peerRelationshipId === undefined) return undefined
  const peer = peers.find(({ address }) => address === peerAddress)
  return peer?.relationships.includes(peerRelationshipId)
    ? undefined
    : refusedField('ledger-peering-differs', 'peerRelationshipId')
}
