/** A session as it really went, for docs/PROTOCOL.md: what is long and beside the point is left out (…). */
export const SESSION = `## A session

Ada opens a table for two, Ben's program sits down, Ada begins. (What is long is left out here: …)

\`\`\`text
POST /api/tables   {"name":"Ada","seats":2,"game":"parlour","parlour":{"game":"rogues-and-warriors","chips":20}}
  200 {"table":"9733txu5ecdt61x4","code":"KXGKE7","seat":0,"token":"XOs5Jjp1UuXMovdrUUFx8uIC","commitment":"98be…"}

POST /api/seats   {"code":"KXGKE7","name":"Ben","program":"my bot"}
  200 {"table":"9733txu5ecdt61x4","code":"KXGKE7","seat":1,"token":"olFNdzrLeWHreaM_iHEXnvmT","commitment":"98be…"}

POST /api/tables/9733txu5ecdt61x4/start   {}   authorization: Bearer XOs5Jjp1UuXMovdrUUFx8uIC
  200 {}
\`\`\`

Ben's program opens a WebSocket and greets. It is told the whole table: nobody sees Ada's hand, its own lies in \`own.sees\`
at the same place as in \`public.view\`. Ada is asked (\`asked.waiting\`), so \`own.question\` is null.

\`\`\`text
> {"type":"hello","table":"9733txu5ecdt61x4","token":"olFNdzrLeWHreaM_iHEXnvmT","events":0}
< {"type":"welcome","protocol":"1.1","n":3,
   "public":{"game":"parlour","status":"playing","seats":[{"name":"Ada","kind":"human",…},{"name":"Ben",…}],
     "view":{"game":"rogues-and-warriors","pot":2,
       "seats":[{"name":"Ada","chips":19,"zones":{"hand":{"size":2,"cards":null}},…},{"name":"Ben",…}],…},
     "asked":{"number":1,"kind":"bet","about":"","waiting":[0],…},…},
   "own":{"seat":1,"sees":{"seats":{"1":{"zones":{"hand":{"cards":[40,52]}}}}},"question":null,"choices":[],…},
   "eventsFrom":0,"events":[{"e":"ante","seat":0,"n":1,"text":"Ada antes 1 coin."},…],"chat":[]}
\`\`\`

Ada checks. The step patches both parts: the question has number 2 now and is Ben's, with ready answers. A bet may also
be to anything from 1 (\`least\`) to 19 (\`most\`).

\`\`\`text
< {"type":"step","n":5,
   "public":{"asked":{"number":2,"waiting":{"/":[0,1,1]}}},
   "own":{"question":[{"seat":1,"kind":"bet","current":0,"mine":0,"least":1,"most":19,"lift":1,"closed":false}],
     "choices":{"/":[0,0,{"answer":{"seat":1,"do":"check"},"label":"Check"},
       {"answer":{"seat":1,"do":"fold"},"label":"Fold"},{"answer":{"seat":1,"do":"raise","to":1},"label":"Bet 1"},
       {"answer":{"seat":1,"do":"raise","to":19},"label":"Bet 19 (all in)"}]}},
   "events":[{"e":"check","seat":0,"text":"Ada checks."}]}
> {"type":"answer","id":"a2","question":2,"answer":{"do":"check"}}
< {"type":"step","n":6,"confirmed":"a2",
   "public":{"asked":{"number":3,"kind":"choose","waiting":{"/":[0,0,0]}}},
   "own":{"question":{"kind":"choose","what":"show","options":[[{"card":40},{"card":52}]],"min":1,"max":1,
       "together":true,"-":["current","mine","least","most","lift","closed"]},
     "choices":{"/":[0,4,{"answer":{"seat":1,"do":"choose","picks":[0]},"label":"Rogue/Horse"},
       {"answer":{"seat":1,"do":"choose","picks":[1]},"label":"Merchant/Owl"}]}},
   "events":[{"e":"check","seat":1,"text":"Ben checks."}]}
\`\`\`

Had its connection broken right after it answered, it would have come back, greeted with \`"events":5\`, and sent the very
same answer again: it is done once. An answer to a question that is no longer open is refused:

\`\`\`text
> {"type":"answer","id":"a2","question":2,"answer":{"do":"check"}}
< {"type":"confirmed","id":"a2"}
> {"type":"answer","id":"a3","question":2,"answer":{"do":"fold"}}
< {"type":"refused","id":"a3","code":"late","why":"That question is no longer open."}
\`\`\`

Without a WebSocket the same is two requests, again and again until \`public.status\` is \`over\`:

\`\`\`text
GET /api/tables/9733txu5ecdt61x4/turn   authorization: Bearer olFNdzrLeWHreaM_iHEXnvmT
  200 {"type":"welcome",…}
POST /api/tables/9733txu5ecdt61x4/answer   {"question":2,"answer":{"do":"check"}}   authorization: Bearer …
  200 {}
\`\`\`
`;
