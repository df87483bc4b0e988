import type { Answer } from '#definition/wire.ts'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { asRefusal } from '#runtime/call/refusal.ts'
import { useRefresh } from '#runtime/query/use-calls.ts'
import { sayDetails } from '#values/generated/say-details.ts'
import { formatDateTime } from '#values/date.ts'
import { Button, Callout, FormGroup, InputGroup } from '@blueprintjs/core'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useSigned } from '../../session/session-context.ts'
import { toast } from '../../shell/toaster.tsx'
import { useZone } from '../../zone.ts'
import { CardFailure } from '../frame/card-failure.tsx'
import { useCard } from '../frame/use-card.ts'
import { useWords } from '../frame/use-words.ts'
import './second-factor.css'

type Say = ReturnType<typeof useWords<'second-factor'>>

/** Sets up the second factor of the person, shows recovery codes once, and turns it off (TRU-306). */
export function SecondFactor() {
  const say = useWords('second-factor')
  const factor = useSecondFactor(say)
  const { state, secret, codes, problem, isBusy, refusal, again } = factor
  if (refusal) return <CardFailure refusal={refusal} again={again} />
  if (!state) return <Skeleton says={sayDetails('loading')} rows={2} />
  return (
    <div className="ptl-second-factor">
      {problem !== undefined && (
        <Callout intent="danger" role="alert" compact>
          {problem}
        </Callout>
      )}
      {codes ? (
        <Codes say={say} codes={codes} onStored={factor.forget} />
      ) : secret ? (
        <SetUp say={say} secret={secret} isBusy={isBusy} onCode={factor.confirm} />
      ) : state?.state === 'ON' ? (
        <On say={say} state={state} isBusy={isBusy} onRenew={factor.renew} onRemove={factor.remove} />
      ) : (
        state && (
          <>
            <p>{say('off')}</p>
            <div className="ptl-actions">
              <Button intent="primary" text={say('begin')} loading={isBusy} onClick={factor.begin} />
            </div>
          </>
        )
      )}
    </div>
  )
}

function useSecondFactor(say: Say) {
  const { session, client } = useSigned()
  const refresh = useRefresh()
  const params = { id: session.organisation.id, userId: session.person.id }
  const { data: state, refusal, again } = useCard('secondFactor.read', params)
  const [secret, setSecret] = useState<Answer<'secondFactor.begin'>>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const act = (work: () => Promise<void>) => () => {
    setBusy(true)
    setProblem(undefined)
    work()
      .then(() => refresh(['secondFactor.read']))
      .catch((thrown: unknown) => {
        const { title, says } = asRefusal(thrown)
        setProblem(says ?? title)
      })
      .finally(() => setBusy(false))
  }
  return {
    state,
    refusal,
    again,
    secret,
    codes,
    problem,
    isBusy,
    begin: act(async () => setSecret(await client('secondFactor.begin', { params }))),
    confirm: (code: string) =>
      act(async () => {
        setCodes((await client('secondFactor.confirm', { params, body: { code } })).codes)
        setSecret(undefined)
      })(),
    renew: act(async () => setCodes((await client('secondFactor.renewCodes', { params })).codes)),
    remove: act(async () => {
      await client('secondFactor.remove', { params })
      toast({ says: say('removed'), tone: 'success' })
    }),
    forget: () => setCodes(undefined),
  }
}

interface SetUpProps {
  readonly say: Say
  readonly secret: Answer<'secondFactor.begin'>
  readonly isBusy: boolean
  readonly onCode: (code: string) => void
}

function SetUp({ say, secret, isBusy, onCode }: SetUpProps) {
  const id = useId()
  const [code, setCode] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    onCode(code)
  }
  return (
    <form className="ptl-second-factor" onSubmit={send}>
      <p>{say('scan')}</p>
      <img src={secret.picture} width={200} height={200} alt={say('picture')} />
      <p>
        {say('secret')}: <code>{secret.secret}</code>
      </p>
      <FormGroup label={say('code')} labelFor={id}>
        <InputGroup
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          autoFocus
          value={code}
          onValueChange={setCode}
        />
      </FormGroup>
      <div className="ptl-actions">
        <Button type="submit" intent="primary" text={say('confirm')} loading={isBusy} />
      </div>
    </form>
  )
}

interface CodesProps {
  readonly say: Say
  readonly codes: readonly string[]
  readonly onStored: () => void
}

function Codes({ say, codes, onStored }: CodesProps) {
  const says = useRef<HTMLParagraphElement>(null)
  useEffect(() => says.current?.focus(), [])
  return (
    <>
      <p ref={says} tabIndex={-1}>
        {say('confirmed')} {say('codes')}
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="ptl-actions">
        <Button intent="primary" text={say('stored')} onClick={onStored} />
      </div>
    </>
  )
}

interface OnProps {
  readonly say: Say
  readonly state: Answer<'secondFactor.read'>
  readonly isBusy: boolean
  readonly onRenew: () => void
  readonly onRemove: () => void
}

function On({ say, state, isBusy, onRenew, onRemove }: OnProps) {
  const zone = useZone()
  const since = formatDateTime(state.since ?? '', zone)
  return (
    <>
      <p>{say('on', { since, left: state.codesLeft })}</p>
      <div className="ptl-actions">
        <Button text={say('renew')} disabled={isBusy} onClick={onRenew} />
        {state.isRequired ? (
          <span>{say('required')}</span>
        ) : (
          <Button intent="danger" text={say('remove')} disabled={isBusy} onClick={onRemove} />
        )}
      </div>
    </>
  )
}
