/** The rooms of the house and the ways to them. Each room is loaded when somebody enters it. */
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';

const Home = lazy(() => import('./rooms/home.tsx'));
const Host = lazy(() => import('./rooms/host.tsx'));
const Join = lazy(() => import('./rooms/join.tsx'));
const Characters = lazy(() => import('./rooms/characters.tsx'));
const Deck = lazy(() => import('./rooms/deck.tsx'));
const Credits = lazy(() => import('./rooms/credits.tsx'));
const Rules = lazy(() => import('./rooms/rules.tsx'));
const Lessons = lazy(() => import('./learn/lessons.tsx'));
const LessonRoom = lazy(() => import('./learn/lesson-room.tsx'));
const Own = lazy(() => import('./try/own.tsx'));
const Puzzles = lazy(() => import('./try/puzzles.tsx'));
const TryRoom = lazy(() => import('./try/try-room.tsx'));
const ReplayRoom = lazy(() => import('./replay/replay-room.tsx'));
const ShowRoom = lazy(() => import('./replay/show-room.tsx'));
const ScreenRoom = lazy(() => import('./screen/screen-room.tsx'));
const TableRoom = lazy(() => import('./table/table-room.tsx'));
const Workshop = lazy(() => import('./workshop/workshop.tsx'));
const TakeOver = lazy(() => import('./rooms/take-over.tsx'));

export function App() {
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/host">{() => <Host key="host" />}</Route>
        <Route path="/here">{() => <Host key="here" here />}</Route>
        <Route path="/join/:code?" component={Join} />
        <Route path="/characters" component={Characters} />
        <Route path="/characters/:name">{({ name }) => <Deck key={name} name={name} />}</Route>
        <Route path="/credits" component={Credits} />
        <Route path="/workshop" component={Workshop} />
        <Route path="/rules" component={Rules} />
        <Route path="/learn" component={Lessons} />
        <Route path="/learn/:lesson">{({ lesson }) => <LessonRoom key={lesson} id={lesson} />}</Route>
        <Route path="/own" component={Own} />
        <Route path="/puzzles" component={Puzzles} />
        <Route path="/try/*">{({ '*': scene }) => <TryRoom key={scene} scene={scene} />}</Route>
        <Route path="/show/*">{({ '*': scene }) => <ShowRoom key={scene} scene={scene} />}</Route>
        <Route path="/seat/:code">{({ code }) => <TakeOver code={code} />}</Route>
        <Route path="/table/:table/screen">{({ table }) => <ScreenRoom key={table} table={table} />}</Route>
        <Route path="/table/:table/replay">{({ table }) => <ReplayRoom key={table} table={table} />}</Route>
        <Route path="/table/:table/watch">
          {({ table }) => <TableRoom key={`${table} watched`} table={table} watched />}
        </Route>
        <Route path="/table/:table">{({ table }) => <TableRoom key={table} table={table} />}</Route>
        <Route component={Home} />
      </Switch>
    </Suspense>
  );
}
