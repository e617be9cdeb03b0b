/**
 * A part of the inline script, whose names it uses: what becomes of a page whose scripts do not come.
 *
 * `z` is for an entry that cannot be imported; for every later script there is `createRecovery`, which
 * comes with the entry. The page is loaded anew where the server answers and nothing was typed, once:
 * never where it is itself the result of a reload, and under the reload guard of auth-client, whose mark
 * is written here, too [R6.6].
 *
 * `tell` says what to do, on a page that starts at once, and where the visitor uses a button that needs
 * scripts. The message has system colors, because the engine brings no style sheet.
 */
export const failedEntry = `
e.tell=()=>{const r=d.getElementById("root"),m=d.createElement("p");
if(e.message||!(r.dataset.start==="at-once"||q.length||f.size))return;
e.message=m;m.setAttribute("role","alert");m.textContent=r.dataset.startFailed;
m.style.cssText="position:sticky;bottom:0;z-index:9;margin:0;padding:1em 1.5em;background:Canvas;color:CanvasText;border-top:2px solid";d.body.append(m)};
async function z(x){console.error(x);
try{const p=location.pathname,n=Date.now(),[g,w]=(sessionStorage.getItem("reload-guard")||"").split(/ (.*)/s),a=n-g;
if(!(w===p&&a>=0&&a<1e4)&&performance.getEntriesByType("navigation")[0].type!=="reload"&&!f.size&&(await fetch("/builds/latest.json",{cache:"no-store"})).ok&&!f.size){
sessionStorage.setItem("reload-guard",n+" "+p);location.reload();return}}catch{}
e.wake=e.tell;e.tell()}
`.replace(/\n/g, '');
