import os, pathlib, json, pytest, functools
import msgspec
from eldorado.arena.balance.stepwise import Balance
from eldorado.protocol.balance import BalancePlan
from eldorado.routes import route
from . import test_workshop_screens as w, test_review_screens as r
from .test_published_routes import ask
OUT=pathlib.Path("/tmp/looks/pics"); OUT.mkdir(exist_ok=True)
KINDS={"en":[("light","d"),("light","p"),("dark","d"),("dark","p")],"fr":[("light","d"),("dark","p")],"ru":[("dark","d"),("light","p")],"de":[("light","p"),("dark","d")]}
ALL=[f"{l}-{t}-{s}" for l,x in KINDS.items() for t,s in x]
CHOSEN=os.environ.get("LOOKS","").split() or ALL
CACHE=pathlib.Path("/tmp/looks/raced.json")
@functools.cache
def raced():
    if not CACHE.exists():
        b=Balance(route("first-game"),BalancePlan())
        while b.step(): pass
        CACHE.write_bytes(msgspec.json.encode(b.report()))
    return json.loads(CACHE.read_bytes())
w.raced=raced
w.PLAN=BalancePlan()
def opened(another,kind):
    l,t,s=kind.split("-")
    size=(1440,900) if s=="d" else (390,844)
    page=another(*size,painted=True,locale=l,color_scheme=t,**({"has_touch":True,"is_mobile":True} if s=="p" else {}))
    def see(name):
        page.wait_for_timeout(400)
        page.screenshot(path=OUT/f"{name}-{kind}.png")
    return page,see
@pytest.mark.parametrize("kind",CHOSEN)
def test_shop(another,base_url,kind):
    page,see=opened(another,kind)
    w.see_laying(page,see); w.see_report(page,see); w.see_slips(page,see); w.see_gallery(page,see,base_url)
    page.locator("details.report summary, summary").last.click() if page.locator("summary").count() else None
    see("route-report-open")
@pytest.mark.parametrize("kind",CHOSEN)
def test_teach(another,base_url,kind):
    page,see=opened(another,kind)
    r.see_review(page,see); r.see_hint(page,see); r.see_puzzle(page,see)
