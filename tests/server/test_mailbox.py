"""The queue of one connection: in order, nothing lost, also when its reader gives up waiting and comes back."""

from __future__ import annotations

import asyncio

from eldorado.server.web.mailbox import Mailbox


def test_messages_come_out_in_order_before_and_after_somebody_waits() -> None:
    async def test() -> list[int]:
        box = Mailbox(asyncio.get_running_loop())
        box.put_nowait(1)
        waiting = [await box.get()]
        reading = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        box.put_nowait(2)
        box.put_nowait(3)
        assert box.qsize() == 2
        waiting += [await reading, await box.get()]
        assert box.empty()
        return waiting

    assert asyncio.run(test()) == [1, 2, 3]


def test_a_reader_that_gave_up_takes_no_message_with_it() -> None:
    async def test() -> int:
        box = Mailbox(asyncio.get_running_loop())
        reading = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        box.put_nowait(7)
        reading.cancel()  # in the same turn of the loop as the message came
        await asyncio.gather(reading, return_exceptions=True)
        found = await asyncio.wait_for(box.get(), 5)
        assert isinstance(found, int)
        return found

    assert asyncio.run(test()) == 7
