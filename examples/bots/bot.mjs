// Plays at random on a server: node bot.mjs http://127.0.0.1:8000 SECRET
const [address, secret] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' };
const ask = (path, body) =>
  fetch(`${address}/api/v1${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
let text = '';
for await (const chunk of (await ask('/me/stream')).body.pipeThrough(new TextDecoderStream())) {
  const lines = (text + chunk).split('\n');
  text = lines.pop();
  for (const { type, table, seat, number, legal, places } of lines.filter(Boolean).map((line) => JSON.parse(line))) {
    if (type === 'invited') await ask(`/tables/${table}/seats/${seat}`, { name: 'Random JavaScript' });
    if (type === 'turn') {
      const move = legal[Math.floor(Math.random() * legal.length)];
      await ask(`/tables/${table}/actions`, { seat, number, do: [move] });
    }
    if (type === 'finished') console.log('over:', places);
  }
}
