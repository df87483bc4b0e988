import { Button } from '@blueprintjs/core'
import { SwapHorizontal } from '@blueprintjs/icons'
import { Select } from '#runtime/select/select.tsx'
import type { RatePair } from './use-rate-pair.ts'
import { useWords } from '../frame/use-words.ts'

export interface PairChoiceProps {
  readonly pair: RatePair
  readonly currencies: readonly string[]
  readonly choose: (pair: RatePair) => void
}

/** Choice of two different currencies for a rate, with a button to swap them. */
export function PairChoice({ pair, currencies, choose }: PairChoiceProps) {
  const say = useWords('exchange-rate')
  const { source, destination } = pair
  const pick = (side: keyof RatePair, code: string) =>
    choose(
      code === pair[side === 'source' ? 'destination' : 'source'] ? swap(pair) : { ...pair, [side]: code },
    )
  return (
    <div className="ptl-pair">
      <Select
        aria-label={say('from')}
        value={source}
        options={[...currencies]}
        onChange={({ currentTarget }) => pick('source', currentTarget.value)}
      />
      <Button
        variant="minimal"
        icon={<SwapHorizontal />}
        aria-label={say('swap')}
        onClick={() => choose(swap(pair))}
      />
      <Select
        aria-label={say('to')}
        value={destination}
        options={[...currencies]}
        onChange={({ currentTarget }) => pick('destination', currentTarget.value)}
      />
    </div>
  )
}

const swap = ({ source, destination }: RatePair): RatePair => ({ source: destination, destination: source })
